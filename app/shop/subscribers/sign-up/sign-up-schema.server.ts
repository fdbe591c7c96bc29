import {z} from 'zod';
import {emailAddress, personName} from '~/core/person-fields';

/** Characters with a meaning in lists of addresses. They would let one field name several recipients. */
const NO_LIST = /^[^,;:<>()[\]\\"]+$/;

/** The sign-up with the code: an address alone. */
export const PopupSchema = z.object({email: emailAddress.regex(NO_LIST)});

export const WaitlistSchema = PopupSchema.extend({name: personName});
