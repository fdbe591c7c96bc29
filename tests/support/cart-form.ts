import type {Visitor} from './visitor';

/** Posts a form of the cart as a browser without scripts does. */
export const postCartForm = (
  visitor: Pick<Visitor, 'post'>,
  action: string,
  inputs: object,
  fields: Readonly<Record<string, string>> = {},
): Promise<Response> => visitor.post('/cart', {cartFormInput: JSON.stringify({action, inputs}), ...fields});
