import * as Dialog from '@radix-ui/react-dialog';
import {Form} from '@remix-run/react';
import {useState} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Spinner} from '~/ui/Spinner';
import {Icon} from '~/ui/icons/Icon';
import {toSearchWords} from '../results/to-search-words';
import {SEARCH_PATH} from '../results/search-path';
import {announcement, PREDICTION_COPY} from './prediction-copy';
import {LIST_ID, optionId} from './option-id';
import {PredictionPanel} from './PredictionPanel';
import {useSelectedOption} from './use-selected-option';
import {usePredictions} from './use-predictions';

/** Longer than any name; the server truncates longer queries. */
const MAX_TYPED_LENGTH = 150;

/** A search field with suggestions, as an ARIA combobox. Enter opens the search page for the typed text. */
export function SearchCombobox({onLeave}: {readonly onLeave: () => void}) {
  const [typed, setTyped] = useState('');
  const {retry, ...state} = usePredictions(toSearchWords(typed));
  const hasOptions = state.status !== 'failed' && (state.result?.groups.length ?? 0) > 0;
  const hasNoResults = state.result?.count === 0 && state.result.words !== '';
  const {chosen, onKeyDown} = useSelectedOption(hasOptions ? state.result : null);
  return (
    <Form
      action={SEARCH_PATH}
      role="search"
      autoComplete="off"
      onSubmit={onLeave}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="flex h-(--header-height) shrink-0 items-center gap-3 border-b-2 border-line ps-4 pe-2.5 has-[input:focus]:border-focus md:h-18">
        <span className="grid size-6 shrink-0 place-items-center text-ink-soft">
          {state.status === 'slow' ? <Spinner /> : <Icon name="search" className="size-5.5" />}
        </span>
        <input
          type="text"
          role="combobox"
          name="q"
          aria-label={PREDICTION_COPY.label}
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={LIST_ID}
          aria-activedescendant={chosen === null ? undefined : optionId(chosen)}
          value={typed}
          maxLength={MAX_TYPED_LENGTH}
          placeholder={PREDICTION_COPY.placeholder}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({target}) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-soft"
        />
        <Dialog.Close aria-label={PREDICTION_COPY.close} className={buttonStyle({tone: 'quiet', size: 'icon'})}>
          <Icon name="x" className="size-5" />
        </Dialog.Close>
      </div>
      <p role="status" className="sr-only">
        {announcement(state)}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
        <PredictionPanel state={state} chosen={chosen} onRetry={retry} onLeave={onLeave} />
      </div>
      {typed.trim() !== '' && !hasNoResults && (
        <button type="submit" className={cn(buttonStyle({tone: 'quiet'}), 'rounded-none border-t border-line')}>
          <span className="truncate">{PREDICTION_COPY.all(typed.trim())}</span>
        </button>
      )}
    </Form>
  );
}
