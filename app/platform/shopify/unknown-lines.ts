/** The refusals of an answer; `field` is the path of the argument at fault. */
interface Refusals {
  readonly userErrors?: readonly {readonly field?: readonly string[] | null}[] | null;
}

/** @returns which of the lines of a change were refused because the shop does not sell such a variant, by their index */
export const unknownLines = (answer: Refusals | null): ReadonlySet<number> =>
  new Set(
    (answer?.userErrors ?? []).flatMap(({field}) => {
      const [index, name] = field?.slice(-2) ?? [];
      return name === 'merchandiseId' ? [Number(index)] : [];
    }),
  );
