/** A postal address as entered at the checkout. */
export interface AddressRecord {
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  city: string;
  province: string;
  zip: string;
  country: string;
  phone: string;
}
