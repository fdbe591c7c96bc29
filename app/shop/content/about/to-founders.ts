import type {FounderFragment} from '../../../../storefrontapi.generated';
import type {FounderView} from './about-view';

/** Converts the merchant's founders, in their order. An entry without name, role or text is left out. */
export function toFounders(entries: readonly FounderFragment[]): readonly FounderView[] {
  return entries
    .flatMap((entry) => {
      const [name, role, shortText] = [read(entry.name), read(entry.role), read(entry.shortText)];
      if (!name || !role || !shortText) return [];
      const reference = entry.portrait?.reference;
      const founder: FounderView = {
        handle: entry.handle,
        name,
        role,
        shortText,
        longText: read(entry.longText).split(/\n+/).filter(Boolean),
        portrait: (reference && 'image' in reference ? reference.image : null) ?? null,
      };
      return [{founder, position: Number(read(entry.position)) || Infinity}];
    })
    .sort((left, right) => (left.position < right.position ? -1 : Number(left.position > right.position)))
    .map(({founder}) => founder);
}

const read = (field: {readonly value?: string | null} | null | undefined): string => field?.value?.trim() ?? '';
