import {describe, expect, it} from 'vitest';
import {fieldOf, readForm, readFormWithFiles, readStorableForm} from './form.server';

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

describe('a form with files', () => {
  const MAX = 200_000;
  const sendFiles = (bytes: number, fields: Readonly<Record<string, string>> = {name: 'Ada'}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('files', new File([new Uint8Array(bytes)], 'a.jpg'));
    form.append('intent', 'save');
    return new Request('https://shop.example', {method: 'POST', body: form});
  };

  it('is read with its files', async () => {
    const read = await readFormWithFiles(sendFiles(100_000), MAX);
    expect(read?.isTooLarge).toBe(false);
    expect([fieldOf(read?.form ?? null, 'name'), read?.form.get('files')]).toEqual(['Ada', expect.any(File)]);
  });

  it.each([250_000, 900_000])('keeps the texts before files of %i bytes, which are too large', async (bytes) => {
    const read = await readFormWithFiles(sendFiles(bytes), MAX);
    expect(read?.isTooLarge).toBe(true);
    expect([fieldOf(read?.form ?? null, 'name'), read?.form.has('files')]).toEqual(['Ada', false]);
  });

  it('is not read if its texts are too long, or cannot be stored', async () => {
    expect(await readFormWithFiles(sendFiles(10, {name: 'a'.repeat(70_000)}), MAX)).toBeNull();
    expect(await readFormWithFiles(sendFiles(10, {name: 'A\0da'}), MAX)).toBeNull();
    expect(await readFormWithFiles(send(new URLSearchParams({name: 'a'.repeat(300_000)})), MAX)).toBeNull();
  });
});
