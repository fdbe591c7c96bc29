import {z} from 'zod';
import {ACCOUNT_POLICY} from '~/core/policy';
import {ALL_REQUIRED} from '../problems/identity-problem-copy';
import {emailAddress, newPassword, passwordMismatch, passwordText, personName} from '~/core/person-fields';

const confirmation = z.string().optional();
interface PasswordPair {
  readonly password?: string;
  readonly confirmPassword?: string | undefined;
}
const isMatch = ({password, confirmPassword}: PasswordPair) => password === confirmPassword;
const mismatch = passwordMismatch('Passwords do not match');

/** The values of a form before they are validated. */
type Values = Readonly<Record<string, string | undefined>>;

/** Requires that one of the fields is filled, in addition to what each field requires. */
const notEmpty = (error: string) =>
  [(values: Values) => Object.values(values).some(Boolean), {error, when: () => true}] as const;

/** The sign-in form. It accepts any password; Shopify decides whether it belongs to the address. */
export const SignInSchema = z
  .object({email: emailAddress, password: passwordText('Password')})
  .refine(...notEmpty(ALL_REQUIRED.signIn));

export const SignUpSchema = z
  .object({name: personName, email: emailAddress, password: newPassword('Password'), confirmPassword: confirmation})
  .refine(isMatch, mismatch)
  .refine(...notEmpty(ALL_REQUIRED.signUp));

/** The form that requests a password reset link. */
export const RecoverSchema = z.object({email: emailAddress});

/** The form behind a reset or activation link. */
export const NewPasswordSchema = z
  .object({
    password: newPassword('Password', `Password must be at least ${ACCOUNT_POLICY.passwordMinLength} characters long`),
    confirmPassword: confirmation,
  })
  .refine(isMatch, mismatch);
