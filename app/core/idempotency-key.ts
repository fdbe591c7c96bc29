/**
 * The form field with a key that each rendered form has once, so that a form that is submitted twice takes effect once.
 */
export const IDEMPOTENCY_KEY = 'idempotencyKey';
