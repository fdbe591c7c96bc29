import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {emailAddress} from '~/core/person-fields';
import type {AppContext} from '~/platform/context.server';
import {fieldOf, parseForm, readStorableForm} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {consumeVisitorAttempt} from '~/platform/limits/database-limit.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {BackendRefused, BackendUnavailable} from '~/platform/supabase/backend.server';
import {SIGN_UP_TRAP} from '~/shop/subscribers/subscriber-list';
import {findAwaitedVariants, type AwaitedVariant} from './find-awaited-variants.server';
import {sendStockAlertMails} from './mail/send-stock-alert-mails.server';
import type {StockAlertOutcome} from './stock-alert-copy';
import {VARIANT_FIELD} from './stock-alert-path';
import type {StockAlertReply} from './stock-alert-reply';

const MAX_SHOWN_LENGTH = 254;
const VARIANT_ID = /^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/;

const EmailSchema = z.object({email: emailAddress});

const STATUS: Readonly<Record<StockAlertOutcome, number>> = {
  recorded: 200,
  available: 409,
  invalid: 400,
  unknown: 404,
  throttled: 429,
  failed: 503,
};

type FormArgs = Pick<ActionFunctionArgs, 'context' | 'request' | 'params'>;

/** Handles the form by which somebody asks for an email when a variant of the product can be bought again. */
export async function handleStockAlert({context, request, params}: FormArgs) {
  const form = await readStorableForm(request);
  const email = fieldOf(form, 'email') ?? '';
  const variantId = fieldOf(form, VARIANT_FIELD) ?? '';
  const isVariantId = VARIANT_ID.test(variantId);
  const toReply = (outcome: StockAlertOutcome, more: {variant?: AwaitedVariant; retryAfterSeconds?: number} = {}) => {
    const {variant, retryAfterSeconds} = more;
    const reply: StockAlertReply = {
      outcome,
      email: outcome === 'recorded' ? '' : email.slice(0, MAX_SHOWN_LENGTH),
      variantId: isVariantId && outcome !== 'unknown' ? variantId : null,
      variant: variant ? {name: variant.name, path: variant.path} : null,
    };
    return privateReply(reply, STATUS[outcome], retryAfterSeconds);
  };
  if (!form || !isVariantId) return toReply('unknown');
  const fields = parseForm(form, EmailSchema);
  if (fields.status !== 'success') return toReply('invalid');
  // Programs fill in every field. They are told what they expect, and nothing happens.
  if (fieldOf(form, SIGN_UP_TRAP)) return toReply('recorded');
  const address = fields.value.email;
  const attempt = await consumeVisitorAttempt({...context, request}, 'stock-alert', address);
  if (!attempt.isAllowed) return toReply('throttled', {retryAfterSeconds: attempt.retryAfterSeconds});
  try {
    const [variant] = await findAwaitedVariants(context.storefront, [variantId]);
    // A variant of another product was not on the page that posted it.
    if (!variant || variant.handle !== params.productSlug) return toReply('unknown');
    if (variant.isAvailable) return toReply('available', {variant});
    await requestAlert(context, address, variantId);
    return toReply('recorded', {variant});
  } catch (error) {
    if (error instanceof BackendRefused && error.isInvalidInput) return toReply('invalid');
    if (!isOutage(error)) throw error;
    context.report(error);
    return toReply('failed');
  }
}

async function requestAlert(context: AppContext, email: string, variantId: string): Promise<void> {
  const {backend, report, waitUntil} = context;
  const isHeld = await backend.call('request_stock_alert', {p_email: email, p_variant_id: variantId});
  if (isHeld) report(new Error('Confirmations are held back: too many were sent within an hour'));
  waitUntil(sendStockAlertMails(context).catch(report));
}

const isOutage = (error: unknown): boolean =>
  error instanceof BackendUnavailable || error instanceof BackendRefused || isUpstreamFailure(error);
