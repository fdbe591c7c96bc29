import {createOnce} from '~/core/create-once';

/** The first three digits of the ZIP codes of each state, with the places that another state's post office serves. */
const STATES = [
  'AL Alabama 350-369',
  'AK Alaska 995-999',
  'AZ Arizona 850-865',
  'AR Arkansas 716-729',
  'CA California 900-961',
  'CO Colorado 800-816',
  'CT Connecticut 060-069',
  'DE Delaware 197-199',
  'DC District of Columbia 200-205 569',
  'FL Florida 320-349',
  'GA Georgia 300-319 398-399',
  'HI Hawaii 967-968',
  'ID Idaho 832-838',
  'IL Illinois 600-629',
  'IN Indiana 460-479',
  'IA Iowa 500-528',
  'KS Kansas 660-679',
  'KY Kentucky 400-427',
  'LA Louisiana 700-714',
  'ME Maine 039-049',
  'MD Maryland 200-219',
  'MA Massachusetts 010-027 055',
  'MI Michigan 480-499',
  'MN Minnesota 550-567',
  'MS Mississippi 386-397',
  'MO Missouri 630-658',
  'MT Montana 590-599',
  'NE Nebraska 680-693',
  'NV Nevada 889-898',
  'NH New Hampshire 030-038',
  'NJ New Jersey 070-089',
  'NM New Mexico 870-884',
  'NY New York 100-149 005 063',
  'NC North Carolina 270-289',
  'ND North Dakota 580-588',
  'OH Ohio 430-459',
  'OK Oklahoma 730-749',
  'OR Oregon 970-979',
  'PA Pennsylvania 150-196',
  'RI Rhode Island 028-029',
  'SC South Carolina 290-299',
  'SD South Dakota 570-577',
  'TN Tennessee 370-385',
  'TX Texas 750-799 718 733 885',
  'UT Utah 840-847',
  'VT Vermont 050-059',
  'VA Virginia 201 203 220-246',
  'WA Washington 980-994',
  'WV West Virginia 247-268',
  'WI Wisconsin 530-549',
  'WY Wyoming 820-831 834',
] as const;

interface ZipState {
  readonly code: string;
  readonly name: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const parsedStates = createOnce((): readonly ZipState[] =>
  STATES.map((text) => {
    const words = text.split(' ');
    const ranges = words.filter((word) => /^\d/.test(word));
    return {
      code: words[0] ?? '',
      name: words.slice(1, words.length - ranges.length).join(' '),
      ranges: ranges.map((range) => {
        const [first, last] = range.split('-').map(Number);
        return [first ?? 0, last ?? first ?? 0] as const;
      }),
    };
  }),
);

/** Returns the states with the District of Columbia: postal codes and names, in the order of their names. */
export const listStates = (): readonly {readonly code: string; readonly name: string}[] =>
  parsedStates().map(({code, name}) => ({code, name}));

/**
 * Returns whether a ZIP code belongs to a state; null for what is no state, such as a territory or the armed forces.
 * @param state the name or the code of two letters
 * @param zip five digits, or nine with a hyphen
 */
export function isZipOfState(zip: string, state: string): boolean | null {
  const wanted = state.trim().toLowerCase();
  const found = parsedStates().find(({code, name}) => name.toLowerCase() === wanted || code.toLowerCase() === wanted);
  const prefix = Number(zip.slice(0, 3));
  return found ? found.ranges.some(([first, last]) => prefix >= first && prefix <= last) : null;
}
