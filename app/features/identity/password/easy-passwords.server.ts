/** What most of the passwords that everybody tries first are made of, once digits, marks and doubled letters are gone. */
const COMMON_WORDS = new Set(
  (
    'password passwort passw pass parola contrasena motdepasse senha heslo admin administrator root user guest test tester testing login ' +
    'welcome hello letmein secret changeme default access master qwerty qwertyuiop qwert qwertz qwertzuiop azerty azertyuiop asdf asdfgh ' +
    'asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc abc abcd abcde abcdef abcdefg abcdefgh iloveyou loveyou lovely love lover ' +
    'sunshine princess queen king angel baby babygirl flower butterfly monkey dragon tiger lion eagle phoenix chicken kitten puppy ' +
    'football baseball basketball soccer hockey tennis golf cricket superman batman spiderman pokemon naruto starwars startrek matrix ' +
    'michael jennifer jordan jessica ashley charlie daniel thomas andrew joshua robert matthew anthony william george maria computer ' +
    'internet samsung google facebook amazon apple microsoft windows android iphone nokia mustang ferrari porsche mercedes corvette ' +
    'harley yamaha trustno whatever freedom forever friend friends family mother father sister brother summer winter spring autumn ' +
    'monday friday january december cookie chocolate cheese pepper banana orange purple silver golden diamond hunter killer soldier ' +
    'shadow ginger maggie buster bailey hannah nicole blink liverpool arsenal chelsea barcelona realmadrid chicago newyork london ' +
    'canada australia america india shopping fusion tiffin fusiontiffin biryani tikka masala curry paneer samosa'
  ).split(' '),
);

/** Letters that digits and marks stand in for. */
const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];
const SHORTEST_OWN_WORD = 4;
const LONGEST_REPEATED = 4;

/**
 * Judges a password by what guessing programs try first: common words with a year or a mark behind them, runs along the
 * keyboard, repetitions, the person's own name or address.
 * @param own words of the person that others know
 */
export function isEasyToGuess(password: string, own: readonly string[]): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size <= 2 || isRepetition(lower) || RUNS.some((run) => run.includes(lower))) return true;
  const plain = trimMarks(lower).replaceAll(/[0134570@$!]/g, (mark) => STAND_INS[mark] ?? mark);
  const words = [lettersOf(lower), lettersOf(plain)];
  const ownWords = own
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u))
    .filter(({length}) => length >= SHORTEST_OWN_WORD);
  // What is nothing but digits has no letters left, and few enough of it to be tried through.
  return words.some((word) => word === '' || COMMON_WORDS.has(word) || ownWords.includes(word));
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]+/gu, '');

/** A year or a mark at either end is what most people add. */
const trimMarks = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** `abcabcabc` is no better than `abc`. */
const isRepetition = (text: string) => (text + text).indexOf(text, 1) <= LONGEST_REPEATED;
