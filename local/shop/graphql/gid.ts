/**
 * @param type - name of the type in the schema
 * @param id - number or token, unique within the type
 * @returns a global id, e.g. `gid://shopify/Product/8000000000001`
 */
export const gid = (type: string, id: number | string): string => `gid://shopify/${type}/${id}`;

/** Returns the number in a global id of this type, or null for any other text. */
export function gidNumber(type: string, id: string): number | null {
  const [, named, digits] = /^gid:\/\/shopify\/(\w+)\/(\d+)$/.exec(id) ?? [];
  return named === type ? Number(digits) : null;
}
