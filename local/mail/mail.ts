import {z} from 'zod';

const LONGEST_BODY = 200_000;

const address = z
  .string()
  .trim()
  .min(3)
  .max(320)
  .regex(/^[^\r\n]+@[^\r\n]+$/, 'must be an e-mail address');
const body = z.string().max(LONGEST_BODY);

const headerLine = z
  .string()
  .max(998)
  .regex(/^[^\r\n]*$/, 'must be one line');

/** The body of an HTTP mail API: one or several recipients, and text, HTML or both. */
export const MailInputSchema = z
  .object({
    from: address,
    to: z.union([address.transform((one) => [one]), z.array(address).min(1).max(50)]),
    subject: z
      .string()
      .min(1)
      .max(998)
      .regex(/^[^\r\n]*$/, 'must be one line'),
    text: body.optional(),
    html: body.optional(),
    reply_to: address.optional(),
    /** Further headers, such as `List-Unsubscribe`. */
    headers: z
      .record(z.string().regex(/^[A-Za-z][A-Za-z-]{0,99}$/, 'must be the name of a header'), headerLine)
      .optional(),
  })
  .refine(({text, html}) => Boolean(text ?? html), {path: ['text'], error: 'text or html must be given'});

export type MailInput = z.infer<typeof MailInputSchema>;

/** A mail as the outbox stores it. */
export interface Mail {
  readonly id: string;
  readonly at: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string | null;
  readonly html: string | null;
  /** The address for answers, if it is not the sender's. */
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The idempotency key of the request, if it had one. */
  readonly key?: string;
}
