import {z} from 'zod';
import {emailAddress, personName} from '~/core/person-fields';

/** The sign-up with the code: an address alone. */
export const PopupSchema = z.object({email: emailAddress});

export const WaitlistSchema = PopupSchema.extend({name: personName});
