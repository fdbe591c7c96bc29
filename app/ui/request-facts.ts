import {createContext, useContext} from 'react';

/** Data of one request that only the server knows while it renders. */
export interface RequestFacts {
  /** Allows the inline scripts of this response; browsers hide it from scripts. */
  readonly nonce?: string;
  /** Identifies this request in the log; shown on error screens. */
  readonly reference?: string;
}

const RequestFactsContext = createContext<RequestFacts>({});

export const RequestFactsProvider = RequestFactsContext.Provider;

/** Returns the facts on the server; empty in the browser, where hydration keeps the rendered text. */
export const useRequestFacts = (): RequestFacts => useContext(RequestFactsContext);
