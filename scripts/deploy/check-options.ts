import {parseArgs} from 'node:util';
import {CommandError} from '../lib/command-error';

export interface DeployCheckOptions {
  /** The origin to check. */
  readonly address: string;
  readonly isJson: boolean;
  /** Whether the address is meant to differ from `PUBLIC_ORIGIN`. */
  readonly isPreview: boolean;
  /** Further origins of the same deployment, such as that of the host. */
  readonly otherAddresses: readonly string[];
}

const USAGE = 'npm run deploy:check -- https://shop.example [--preview] [--also https://other.example]… [--json]';

/** @throws CommandError for anything but an https address, since a secret is sent to it, or a local one */
function toOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol === 'https:') return url.origin;
  if (url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)) return url.origin;
  const message =
    address === '' ? 'Name the address of the storefront.' : `${address} is no https address of a storefront.`;
  throw new CommandError(message, USAGE);
}

/** @throws CommandError if the arguments are not those of the usage */
export function parseCheckOptions(args: readonly string[]): DeployCheckOptions {
  const {values, positionals} = readArgs(args);
  const [address = '', extra] = positionals;
  if (extra !== undefined) throw new CommandError(`One address only: what is ${extra}?`, USAGE);
  return {
    address: toOrigin(address),
    isJson: values.json,
    isPreview: values.preview,
    otherAddresses: values.also.map(toOrigin),
  };
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: {type: 'boolean', default: false},
        preview: {type: 'boolean', default: false},
        also: {type: 'string', multiple: true, default: []},
      },
    });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), USAGE);
  }
}
