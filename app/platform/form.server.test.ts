import {expect, it} from 'vitest';
import {fieldOf, readForm, readStorableForm} from './form.server';

const send = (body: URLSearchParams | string) => new Request('https://shop.example', {method: 'POST', body});

it('reads the fields of a form', async () => {
  expect(fieldOf(await readForm(send(new URLSearchParams({name: 'Ada'}))), 'name')).toBe('Ada');
});

it.each([
  ['a text', 'name=Ada'],
  ['a form that is too large', new URLSearchParams({name: 'a'.repeat(70_000)})],
])('does not read %s', async (_what, body) => {
  expect(await readForm(send(body))).toBeNull();
});

it('reads a larger form where it is expected', async () => {
  expect(await readForm(send(new URLSearchParams({text: 'a'.repeat(70_000)})), 100_000)).not.toBeNull();
});

it('reads texts that Postgres can store', async () => {
  expect(fieldOf(await readStorableForm(send(new URLSearchParams({name: 'Ada'}))), 'name')).toBe('Ada');
  expect(await readStorableForm(send(new URLSearchParams({name: 'A\0da'})))).toBeNull();
});
