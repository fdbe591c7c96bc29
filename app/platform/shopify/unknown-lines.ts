/** The user errors of a response; `field` is the path of the invalid argument. */
interface MutationPayload {
  readonly userErrors?: readonly {readonly field?: readonly string[] | null}[] | null;
}

/**
 * Returns the indexes of the lines that were rejected because Shopify does not know the variant, or the plan.
 * @param invalid the rejected field; `sellingPlanId` if the variant is not sold with that plan, or only with a plan
 */
export const unknownLines = (
  payload: MutationPayload | null,
  invalid: 'merchandiseId' | 'sellingPlanId' = 'merchandiseId',
): ReadonlySet<number> =>
  new Set(
    (payload?.userErrors ?? []).flatMap(({field}) => {
      const [index, name] = field?.slice(-2) ?? [];
      return name === invalid ? [Number(index)] : [];
    }),
  );
