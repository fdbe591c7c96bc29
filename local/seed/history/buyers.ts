import type {SeedPerson} from '../types';

/** The first number of generated customers, above those of the people whom tests name. */
const FIRST_NUMBER = 7_000_000_001_001;
/** Phone numbers 555-0100 to 555-0199 are reserved for fiction. */
const FIRST_LINE_NUMBER = 100;
const FIRST_HOUSE = 11;
const HOUSE_STEP = 7;

const FIRST_NAMES =
  'Aarav,Abby,Anika,Arjun,Bianca,Caleb,Camila,Carter,Dev,Divya,Elise,Ethan,Farah,Gabriel,Grace,Hana,Ian,Imani,Jonas,Kavya,Leo,Leila,Marcus,Maya,Mina,Nadia,Neel,Nora,Omar,Owen,Paige,Priya,Quinn,Ravi,Rosa,Sam,Sofia,Tara,Theo,Uma,Victor,Wren,Yara'.split(
    ',',
  );
const LAST_NAMES =
  'Abbott,Alvarez,Anand,Barrow,Bose,Calloway,Castillo,Chandra,Dalton,Desai,Ellery,Fenwick,Ferrer,Gaines,Ghosh,Hartwell,Iyer,Jacobs,Kapoor,Keller,Lindqvist,Lowry,Marlow,Menon,Navarro,Okoye,Pereira,Quigley,Rowan,Sethi,Tran,Underhill,Varma,Whitlock,Yoon,Zeller,Banerjee'.split(
    ',',
  );
const STREETS = [
  'Alder Street',
  'Birch Avenue',
  'Cedar Lane',
  'Dogwood Drive',
  'Elm Street',
  'Fern Court',
  'Garden Way',
  'Hickory Road',
  'Juniper Street',
  'Laurel Avenue',
  'Maple Street',
  'Orchard Road',
  'Poplar Street',
];
const UNITS = ['', '', 'Apt 2B', '', '', 'Unit 5', '', 'Apt 14', ''];
const CITIES: readonly (readonly [city: string, state: string, zip: string, areaCode: string])[] = [
  ['Edison', 'NJ', '08817', '732'],
  ['Brooklyn', 'NY', '11215', '718'],
  ['Fremont', 'CA', '94538', '510'],
  ['Austin', 'TX', '78704', '512'],
  ['Chicago', 'IL', '60614', '312'],
  ['Seattle', 'WA', '98103', '206'],
  ['Atlanta', 'GA', '30309', '404'],
  ['San Jose', 'CA', '95112', '408'],
  ['Plano', 'TX', '75024', '972'],
  ['Boston', 'MA', '02118', '617'],
  ['Raleigh', 'NC', '27607', '919'],
  ['Philadelphia', 'PA', '19147', '215'],
  ['Denver', 'CO', '80211', '303'],
  ['Queens', 'NY', '11372', '347'],
  ['Minneapolis', 'MN', '55408', '612'],
  ['Phoenix', 'AZ', '85018', '602'],
  ['Columbus', 'OH', '43215', '614'],
  ['Orlando', 'FL', '32803', '407'],
  ['Portland', 'OR', '97214', '503'],
  ['Fairfax', 'VA', '22030', '703'],
  ['Ann Arbor', 'MI', '48104', '734'],
  ['Honolulu', 'HI', '96816', '808'],
];

/** Returns an item by position, and the first ones again after the last. */
function cycle<Item>(items: readonly Item[], position: number): Item {
  const item = items[position % items.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}

/**
 * Creates an invented customer with an address in the United States.
 *
 * @param index - the position among the generated customers; each has its own name, email address and phone number
 * @param createdAt - the time of their first order
 */
export function createBuyer(index: number, createdAt: string): SeedPerson {
  const firstName = cycle(FIRST_NAMES, index);
  const lastName = cycle(LAST_NAMES, index);
  const [city, provinceCode, zip, areaCode] = cycle(CITIES, index);
  const lineNumber = FIRST_LINE_NUMBER + Math.floor(index / CITIES.length);
  const isSubscribed = index % 5 < 2;
  return {
    number: FIRST_NUMBER + index,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    firstName,
    lastName,
    phone: `+1${areaCode}5550${lineNumber}`,
    account: index % 3 === 0 ? 'enabled' : 'disabled',
    hasPassword: false,
    marketing: isSubscribed
      ? {state: 'SUBSCRIBED', optInLevel: 'CONFIRMED_OPT_IN'}
      : {state: 'NOT_SUBSCRIBED', optInLevel: null},
    addresses: [
      {
        address1: `${FIRST_HOUSE + HOUSE_STEP * index} ${cycle(STREETS, index)}`,
        address2: cycle(UNITS, index),
        city,
        provinceCode,
        zip,
      },
    ],
    createdAt,
  };
}
