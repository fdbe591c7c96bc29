import {z} from 'zod';
import {CARRIERS, toTrackingNumber, getTrackingNumberProblem, trackingUrl} from '../model/carriers';
import {guessCarrier} from './guess-carrier';

/** The tracking input of Shopify's mutations. */
export interface Tracking {
  readonly company: string;
  readonly number: string;
  readonly url?: string;
}

const MAX_URL_LENGTH = 2_000;
const HTTPS_ADDRESS = z.url({protocol: /^https$/}).max(MAX_URL_LENGTH);

const carrier = z.enum(CARRIERS, 'Choose a carrier');
const number = z.string({error: 'Tracking number is required'}).trim().min(1, 'Tracking number is required');
const url = z
  .string()
  .trim()
  .refine((text) => HTTPS_ADDRESS.safeParse(text).success, 'Enter an address that begins with https://')
  .optional();

/** The tracking fields of the panel. */
export const TrackingSchema = z.object({carrier, number, url}).superRefine((fields, context) => {
  const problem = getTrackingNumberProblem(fields.carrier, toTrackingNumber(fields.carrier, fields.number));
  if (problem) context.addIssue({code: 'custom', path: ['number'], message: problem});
});

/** The tracking fields where they are optional: all of them, or none. */
export const OptionalTrackingSchema = z
  .object({carrier: carrier.optional(), number: number.optional(), url})
  .superRefine((fields, context) => {
    if (!fields.carrier && !fields.number && !fields.url) return;
    for (const {path, message} of TrackingSchema.safeParse(fields).error?.issues ?? [])
      context.addIssue({code: 'custom', path: [...path], message});
  });

/** Converts the fields to Shopify's input, with the tracking URL of known carriers. */
export function toTracking({carrier: company, number, url}: z.infer<typeof TrackingSchema>): Tracking {
  const trackingNumber = toTrackingNumber(company, number);
  const trackingPage = url ?? trackingUrl(company, trackingNumber, null);
  return {company, number: trackingNumber, ...(trackingPage && {url: trackingPage})};
}

/** Returns the form with the carrier that its tracking number shows, if none was chosen. */
export function withGuessedCarrier(form: FormData): FormData {
  const number = form.get('number');
  const isChosen = form.getAll('carrier').some((chosen) => chosen !== '');
  const guess = isChosen || typeof number !== 'string' ? null : guessCarrier(number);
  if (!guess) return form;
  const completed = new FormData();
  for (const [name, value] of form) completed.append(name, value);
  completed.set('carrier', guess);
  return completed;
}
