import {z} from 'zod';
import {ACCOUNT_POLICY} from '~/core/policy';
import {anyEmail, emailAddress, newPassword, passwordMismatch, passwordText, personName} from '~/core/person-fields';

const confirmation = z.string().optional();
interface PasswordPair {
  readonly password?: string;
  readonly confirmPassword?: string | undefined;
}
const isMatch = ({password, confirmPassword}: PasswordPair) => password === confirmPassword;
const mismatch = passwordMismatch('Passwords do not match');

/** The sign-in form. It accepts any address and password; Shopify decides whether they match. */
export const SignInSchema = z.object({email: anyEmail, password: passwordText('Password')});

export const SignUpSchema = z
  .object({name: personName, email: emailAddress, password: newPassword('Password'), confirmPassword: confirmation})
  .refine(isMatch, mismatch);

/** The form that requests a password reset link. */
export const RecoverSchema = z.object({email: emailAddress});

/** The form behind a reset or activation link. */
export const NewPasswordSchema = z
  .object({
    password: newPassword('Password', `Password must be at least ${ACCOUNT_POLICY.passwordMinLength} characters long`),
    confirmPassword: confirmation,
  })
  .refine(isMatch, mismatch);
