import {z} from 'zod';
import {CARRIERS, toTrackingNumber, trackingNumberFault, trackingUrl} from '~/features/orders/model/carriers';

/** A parcel's number, as the shop takes it. */
export interface Tracking {
  readonly company: string;
  readonly number: string;
  readonly url?: string;
}

const LONGEST_URL = 2_000;
const HTTPS_ADDRESS = z.url({protocol: /^https$/}).max(LONGEST_URL);

const carrier = z.enum(CARRIERS, 'Choose a carrier');
const number = z.string({error: 'Tracking number is required'}).trim().min(1, 'Tracking number is required');
const url = z
  .string()
  .trim()
  .refine((text) => HTTPS_ADDRESS.safeParse(text).success, 'Enter an address that begins with https://')
  .optional();

/** What staff fill in about a parcel. */
export const TrackingSchema = z.object({carrier, number, url}).superRefine((given, context) => {
  const fault = trackingNumberFault(given.carrier, toTrackingNumber(given.carrier, given.number));
  if (fault) context.addIssue({code: 'custom', path: ['number'], message: fault});
});

/** The same where a parcel may also go without: all of it, or nothing. */
export const OptionalTrackingSchema = z
  .object({carrier: carrier.optional(), number: number.optional(), url})
  .superRefine((given, context) => {
    if (!given.carrier && !given.number && !given.url) return;
    for (const {path, message} of TrackingSchema.safeParse(given).error?.issues ?? [])
      context.addIssue({code: 'custom', path: [...path], message});
  });

/** @returns what the shop is told, with the address that the carrier's numbers lead to */
export function toTracking({carrier: company, number: typed, url: given}: z.infer<typeof TrackingSchema>): Tracking {
  const trackingNumber = toTrackingNumber(company, typed);
  const derived = given ?? trackingUrl(company, trackingNumber, null);
  return {company, number: trackingNumber, ...(derived && {url: derived})};
}
