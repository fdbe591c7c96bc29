import {createRoot, type Root} from 'react-dom/client';

/**
 * Creates a React tree of its own beside the page's. While the page hydrates, React 18 hands errors that it recovered from
 * to whichever tree renders next, and reports them as uncaught unless told otherwise: an error screen would replace the page.
 */
export const createOwnRoot = (container: Element): Root =>
  createRoot(container, {onRecoverableError: (error) => console.warn(error)});
