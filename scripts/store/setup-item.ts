/** The part of something in the store that the setup is about, in a form that can be compared. */
export type Facts = Readonly<Record<string, unknown>>;

/** Something that the store holds. */
export interface Found {
  readonly id: string;
  readonly facts: Facts;
}

/** Something that the store should hold. */
export interface SetupItem {
  /** Identifies it in the record of the store, across runs and stores: it contains no id. */
  readonly key: string;
  readonly wanted: Facts;
  readonly found: Found | null;
  /** Why it cannot be created yet. */
  readonly waitsFor?: string;
  /** If creating it is a removal: the key of what is removed, which may be created again later. */
  readonly removes?: string;
  create(): Promise<Found>;
  /** Absent if it is never changed. */
  update?(found: Found): Promise<Found>;
  /** Absent if it cannot be removed. */
  remove?(found: Found): Promise<void>;
}

/** One step of the setup. */
export interface SetupStep {
  readonly name: string;
  readonly title: string;
  /** Reads the store; the steps before it have been applied. */
  load(): Promise<readonly SetupItem[]>;
  /** Waits for what the store does after its responses. @throws RefusedError if that fails */
  finish?(): Promise<void>;
}
