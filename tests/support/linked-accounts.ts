import {expect} from 'vitest';
import {isKnown} from './google-visitor';
import {rowsOf} from './send-webhook';
import type {StackWithBackend} from './stack';
import {createVisitor, signUpFields, type Visitor} from './visitor';

/** A Google account and a Shopify account that are linked. */
interface AccountLink {
  readonly google: string;
  readonly shop: string;
  /** The method by which they were linked. */
  readonly how: string;
}

/** Reads and prepares the accounts of people who have several ways to sign in. */
export const linkedAccounts = (stack: () => StackWithBackend) => ({
  /** Returns the Google accounts with the customers to whom they are linked. */
  links: () =>
    rowsOf<AccountLink>(
      stack(),
      `select g.subject as google, l.shopify_customer_id as shop, l.link_method as how
        from private.customer_links l join private.identities g on g.user_id = l.user_id and g.issuer = 'google'`,
    ),

  async auditOutcomes(action: string): Promise<string[]> {
    const rows = await rowsOf<{outcome: string}>(
      stack(),
      `select o.outcome from private.audit_log a join private.audit_outcomes o on o.audit_id = a.id where a.action = '${action}'`,
    );
    return rows.map(({outcome}) => outcome);
  },

  /** Returns the users who have signed in with an address. */
  owners: (email: string) =>
    rowsOf(stack(), `select distinct user_id from private.identities where email = '${email}'`),

  /** Lets all sessions be as old as an interval of Postgres. */
  ageSessions: (age: string) => rowsOf(stack(), `update private.sessions set created_at = now() - interval '${age}'`),

  /** Registers an address in a browser, which is then signed in. */
  async register(browser: Visitor, email: string, password: string): Promise<void> {
    await browser.post('/auth?tab=sign-up', signUpFields(email, password));
    expect(await isKnown(browser)).toBe(true);
  },

  /** Sets a password with the link that Shopify mails to the owner of the mailbox. */
  async resetPassword(email: string, password: string): Promise<void> {
    await createVisitor(stack().origin).post('/account/recover', {email});
    const [mail] = await stack().shop.mails(email);
    const link = new URL(mail?.links.find((each) => each.includes('/account/reset/')) ?? '');
    await createVisitor(stack().origin).post(link.pathname, {password, confirmPassword: password});
  },
});
