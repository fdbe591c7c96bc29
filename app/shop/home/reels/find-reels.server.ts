import {z} from 'zod';
import {memoize} from '~/core/memoize';
import {toEmbed} from '~/core/to-embed';
import type {AppContext} from '~/platform/context.server';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';
import type {ReelsQuery} from '../../../../storefrontapi.generated';
import type {ReelsView, ReelView} from './reel-view';
import {REELS_QUERY} from './reels.gql';

type Tools = Pick<AppContext, 'storefront' | 'report'>;

const INSTAGRAM = 'https://www.instagram.com/';
const ProfileSchema = z.url({protocol: /^https$/, hostname: /^(?:www\.)?instagram\.com$/}).catch(INSTAGRAM);

/**
 * Finds the reels of the home page.
 * @returns those with the address of a video, in the merchant's order; none if Shopify fails, which is reported
 */
export async function findReels({storefront, report}: Tools): Promise<ReelsView> {
  const [settings, reels] = await Promise.all([
    findSettingFields({storefront, report}),
    storefront.query(REELS_QUERY).then(toReels, (error: unknown) => {
      report(error);
      return [];
    }),
  ]);
  return {reels, profileUrl: ProfileSchema.parse(settings.get('instagram_url'))};
}

const toReels = memoize(({reels}: ReelsQuery): readonly ReelView[] =>
  (reels?.nodes ?? []).flatMap(({handle, title, url, poster}): ReelView[] => {
    const video = toEmbed(url?.value?.trim() ?? '');
    const name = title?.value?.trim();
    if (!video || !name) return [];
    const picture = poster?.reference && 'image' in poster.reference ? poster.reference.image : null;
    return [{id: handle, title: name, url: video.sourceUrl, service: video.service, poster: picture ?? null}];
  }),
);
