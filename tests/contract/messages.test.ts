import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {MESSAGE_RULES} from '../../app/orders/messages/message-rules';

const page = readFileSync('docs/messages.md', 'utf8');

it('docs/messages.md has the table of mails as it is in code', () => {
  const table = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([first]) => !/^-+$/.test(first ?? ''));
  expect(table).toEqual(
    MESSAGE_RULES.map(({event, mail, shopifyNotification, trigger, isInAccount}) => [
      event,
      mail,
      shopifyNotification ?? 'none',
      trigger,
      isInAccount ? 'yes' : 'no',
    ]),
  );
});
