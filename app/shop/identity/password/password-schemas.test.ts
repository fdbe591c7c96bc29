import {describe, expect, it} from 'vitest';
import {NewPasswordSchema, SignInSchema, SignUpSchema} from './password-schemas';

const FILLED = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  password: 'a copper box',
  confirmPassword: 'a copper box',
};

describe('SignUpSchema', () => {
  it('trims every field except the password', () => {
    const password = 'a  copper  box';
    const parsed = SignUpSchema.parse({
      name: ' Grace\u0000Hopper ',
      email: ' grace@example.com ',
      password,
      confirmPassword: password,
    });
    expect(parsed).toMatchObject({name: 'Grace Hopper', email: 'grace@example.com', password});
  });

  it('counts emoji as one character each', () => {
    const password = '🍛'.repeat(7);
    expect(SignUpSchema.safeParse({...FILLED, password, confirmPassword: password}).success).toBe(false);
    const longer = '🍛'.repeat(8);
    expect(SignUpSchema.safeParse({...FILLED, password: longer, confirmPassword: longer}).success).toBe(true);
  });

  it.each(['Visit https://evil.example', 'Grace <b>Hopper</b>'])('rejects the name %j as the account does', (name) => {
    const issues = SignUpSchema.safeParse({...FILLED, name}).error?.issues;
    expect(issues).toMatchObject([{path: ['name'], message: 'Name cannot contain links or HTML'}]);
  });
});

describe('SignInSchema', () => {
  it('requires the address of one mailbox and any password', () => {
    expect(SignInSchema.safeParse({email: 'ada@example.com', password: 'x'}).success).toBe(true);
    const messages = SignInSchema.safeParse({email: 'ada@example.com'}).error?.issues.map(({message}) => message);
    expect(messages).toEqual(['Password is required']);
  });
});

describe('an empty form', () => {
  it.each([
    [SignInSchema, {}, 'Email and password are required'],
    [SignInSchema, {email: ' ', password: ''}, 'Email and password are required'],
    [SignUpSchema, {name: '', email: '', password: '', confirmPassword: ''}, 'Name, email, and password are required'],
  ])('has a message of its own beside those of its fields: %#', (schema, values, message) => {
    expect(schema.safeParse(values).error?.issues).toContainEqual(expect.objectContaining({path: [], message}));
  });

  it('is not one in which only some fields are missing', () => {
    const issues = SignUpSchema.safeParse({...FILLED, name: '', email: ''}).error?.issues;
    expect(issues?.map(({path}) => path[0])).toEqual(['name', 'email', 'email']);
  });
});

describe('NewPasswordSchema', () => {
  it('has its own message for a short password', () => {
    const messages = NewPasswordSchema.safeParse({password: 'short', confirmPassword: 'short'}).error?.issues;
    expect(messages?.map(({message}) => message)).toEqual(['Password must be at least 8 characters long']);
  });

  it('rejects two different passwords', () => {
    const issues = NewPasswordSchema.safeParse({password: 'long enough', confirmPassword: 'other'}).error?.issues;
    expect(issues).toMatchObject([{path: ['confirmPassword'], message: 'Passwords do not match'}]);
  });
});
