import {createContext, useContext} from 'react';

/** What the server alone knows while it renders one response. */
export interface RequestFacts {
  /** Lets this response's inline scripts run; the browser hides it from scripts afterwards. */
  readonly nonce?: string;
  /** Finds this request in the log; shown on error screens. */
  readonly reference?: string;
}

const RequestFactsContext = createContext<RequestFacts>({});

/** Hands the facts of one response to everything rendered for it. */
export const RequestFactsProvider = RequestFactsContext.Provider;

/** @returns the facts on the server; none in the browser, where the rendered text stands as it came. */
export const useRequestFacts = (): RequestFacts => useContext(RequestFactsContext);
