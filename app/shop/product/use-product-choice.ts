import {useEffect, useState} from 'react';
import {chooseVariant} from './choose-variant';
import {choicePath, type ProductChoice} from './product-choice';

interface ProductChoiceState {
  /** Null while it loads for the first time. */
  readonly choice: ProductChoice | null;
  readonly hasFailed: boolean;
  readonly choose: (path: string) => void;
}

/**
 * Loads the options of a product, and again after each choice: a neighbor of the shown variant is shown at once.
 * @param productPath the page of the product, without a choice
 */
export function useProductChoice(productPath: string): ProductChoiceState {
  const [path, setPath] = useState(productPath);
  const [choice, setChoice] = useState<ProductChoice | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    fetch(choicePath(path), {signal: controller.signal})
      .then((response) => (response.ok ? response.json<ProductChoice>() : Promise.reject(new Error('not found'))))
      .then(setChoice)
      .catch(() => setHasFailed(!controller.signal.aborted));
    return () => controller.abort();
  }, [path]);
  const choose = (next: string) => {
    setPath(next);
    setHasFailed(false);
    setChoice((shown) => shown && chooseVariant(shown, next));
  };
  return {choice, hasFailed, choose};
}
