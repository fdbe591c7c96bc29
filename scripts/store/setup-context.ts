import type {Seed} from '../../local/seed/types';
import type {AdminClient} from './admin-client';
import type {Ledger} from './ledger';
import type {FileReader} from './wanted-files';

/** What the steps of the setup need. */
export interface SetupContext {
  readonly admin: AdminClient;
  /** The data that the store should hold, without samples if those are not wanted. */
  readonly wanted: Seed;
  /** What the command has created; a product of a person is neither stocked nor published. */
  readonly record: Pick<Ledger, 'find'>;
  /** The address that receives the store's webhooks. */
  readonly webhookAddress: string;
  readonly files: Pick<FileReader, 'read'>;
  /** The sales channels that products and collections are published to. */
  readonly channels: readonly Channel[];
}

/** A sales channel of the store, which is a publication. */
export interface Channel {
  readonly id: string;
  readonly name: string;
}
