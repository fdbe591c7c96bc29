import {readList} from '~/shop/catalog/model/metafields';
import type {PackOffer} from './pack-offers';

const OFFER = /^([1-9]\d?)\s*:\s*([1-9]\d{0,5})$/;

/**
 * Parses the merchant's setting `pack_offers`, a JSON list of lines such as `3: 198`.
 * @returns the offers from the smallest number of packs; lines of another form are skipped
 */
export function parsePackOffers(setting: string | undefined): readonly PackOffer[] {
  const offers = readList(setting ? {value: setting} : null).flatMap((line): readonly PackOffer[] => {
    const [, packs, offMinor] = OFFER.exec(line.trim()) ?? [];
    return packs && offMinor ? [{packs: Number(packs), offMinor: Number(offMinor)}] : [];
  });
  return offers.toSorted((one, other) => one.packs - other.packs);
}
