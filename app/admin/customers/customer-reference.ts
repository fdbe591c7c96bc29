const REFERENCE = /^(?:gid:\/\/shopify\/Customer\/)?([1-9]\d{0,19})$/;

/** Parses the reference in a URL: Shopify's id of a customer, or its digits. Returns Shopify's id, or null for any other text. */
export function parseCustomerReference(text: string): string | null {
  const digits = REFERENCE.exec(text)?.[1];
  return digits ? `gid://shopify/Customer/${digits}` : null;
}

/** Returns the digits of a customer's id. @param id Shopify's id */
export const customerNumberOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** Returns the path of a customer's page. @param id Shopify's id */
export const customerPath = (id: string): string => `/admin/customers/${customerNumberOf(id)}`;

/** Returns the path of the page about the personal data of a customer. @param id Shopify's id */
export const customerPrivacyPath = (id: string): string => `${customerPath(id)}/privacy`;
