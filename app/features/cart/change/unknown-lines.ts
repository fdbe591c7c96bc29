import type {ShopAnswer} from './shop-answer';

/** @returns which of the lines of a change were refused because the shop does not sell such a variant, by their index */
export const unknownLines = (answer: ShopAnswer | null): ReadonlySet<number> =>
  new Set(
    (answer?.userErrors ?? []).flatMap(({field}) => {
      const [index, name] = field?.slice(-2) ?? [];
      return name === 'merchandiseId' ? [Number(index)] : [];
    }),
  );
