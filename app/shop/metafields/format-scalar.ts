import {z} from 'zod';
import {isIsoDay} from '~/core/dates';
import {MARKET} from '~/core/market';
import {formatMoment} from '~/core/moments';
import {formatMoney} from '~/core/money';
import {parseJsonOrNull} from '~/core/parse-json';
import {METAFIELD_COPY} from './metafield-copy';

/** The short names of Shopify's units, under both of their spellings. */
const UNITS: Readonly<Record<string, string>> = {
  mm: 'mm',
  millimeters: 'mm',
  cm: 'cm',
  centimeters: 'cm',
  m: 'm',
  meters: 'm',
  in: 'in',
  inches: 'in',
  ft: 'ft',
  feet: 'ft',
  yd: 'yd',
  yards: 'yd',
  g: 'g',
  grams: 'g',
  kg: 'kg',
  kilograms: 'kg',
  oz: 'oz',
  ounces: 'oz',
  lb: 'lb',
  pounds: 'lb',
  ml: 'ml',
  milliliters: 'ml',
  cl: 'cl',
  centiliters: 'cl',
  l: 'l',
  liters: 'l',
  m3: 'm³',
  cubic_meters: 'm³',
  us_fl_oz: 'fl oz',
  fluid_ounces: 'fl oz',
  us_pt: 'pt',
  pints: 'pt',
  us_qt: 'qt',
  quarts: 'qt',
  us_gal: 'gal',
  gallons: 'gal',
  imp_fl_oz: 'imp fl oz',
  imperial_fluid_ounces: 'imp fl oz',
  imp_pt: 'imp pt',
  imperial_pints: 'imp pt',
  imp_qt: 'imp qt',
  imperial_quarts: 'imp qt',
  imp_gal: 'imp gal',
  imperial_gallons: 'imp gal',
};

const MAX_DECIMALS = 9;
const decimal = z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]).transform(Number);
const MeasurementSchema = z.object({value: decimal, unit: z.string().transform((unit) => UNITS[unit.toLowerCase()])});
const MoneySchema = z.object({
  amount: z.string().regex(/^-?\d+(\.\d+)?$/),
  currency_code: z.string().regex(/^[A-Z]{3}$/),
});

const formatNumber = (value: number): string =>
  new Intl.NumberFormat(MARKET.locale, {maximumFractionDigits: MAX_DECIMALS}).format(value);

function formatDate(value: string): string | null {
  if (!isIsoDay(value)) return null;
  return new Intl.DateTimeFormat(MARKET.locale, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(value));
}

/** Shopify stores a moment without an offset in UTC. */
function formatDateTime(value: string): string | null {
  const moment = new Date(/(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? value : `${value}Z`);
  return /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(moment.getTime()) ? formatMoment(moment, 'long') : null;
}

function formatMeasurement(value: unknown): string | null {
  const {data} = MeasurementSchema.safeParse(value);
  return data?.unit === undefined ? null : `${formatNumber(data.value)} ${data.unit}`;
}

function formatAmount(value: unknown): string | null {
  const {data} = MoneySchema.safeParse(value);
  if (!data) return null;
  return formatMoney({amount: data.amount, currencyCode: data.currency_code});
}

/**
 * Returns a value of one line as text, or null if its type is none of these or the value is invalid.
 * @param type without `list.`
 * @param value text as Shopify stores it, or an entry of a list, which may be parsed already
 */
export function formatScalar(type: string, value: unknown): string | null {
  const text =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  const parsed = typeof value === 'string' ? parseJsonOrNull(value) : value;
  switch (type) {
    case 'single_line_text_field':
      return text.trim() || null;
    case 'boolean':
      return text === 'true' ? METAFIELD_COPY.yes : text === 'false' ? METAFIELD_COPY.no : null;
    case 'number_integer':
      return /^-?\d{1,16}$/.test(text) ? formatNumber(Number(text)) : null;
    case 'number_decimal':
      return /^-?\d{1,13}(\.\d{1,9})?$/.test(text) ? formatNumber(Number(text)) : null;
    case 'date':
      return formatDate(text);
    case 'date_time':
      return formatDateTime(text);
    case 'money':
      return formatAmount(parsed);
    case 'dimension':
    case 'weight':
    case 'volume':
      return formatMeasurement(parsed);
    default:
      return null;
  }
}
