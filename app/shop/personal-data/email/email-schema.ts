import {z} from 'zod';
import {emailAddress} from '~/core/person-fields';

export const EmailSchema = z.object({email: emailAddress});
