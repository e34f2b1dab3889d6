import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { TextField } from '@pantau/core/ui/text-field';
import {
  type ReactElement,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { RuleCategory, RuleCode } from '../../engine/rules/rule-code.ts';
import { categoryName, codeName } from '../shared/code-text.ts';
import css from './code-picker.module.css';
import { useDraftField } from './use-draft-field.ts';
import { useEditorText } from './use-editor-text.ts';

export interface CodePickerProps {
  readonly codes: readonly RuleCode[];
  readonly readOnly: boolean;
}

/** The codes of each category that contain the text, in either language. */
function grouped(codes: readonly RuleCode[], search: string) {
  const needle = search.trim().toLowerCase();
  const groups = new Map<string, { category: RuleCategory; codes: RuleCode[] }>();
  for (const code of codes) {
    const text = `${code.descriptionIdn} ${code.descriptionEng}`.toLowerCase();
    const [category] = code.categories;
    if (category === undefined || !text.includes(needle)) continue;
    const group = groups.get(category.id) ?? { category, codes: [] };
    group.codes.push(code);
    groups.set(category.id, group);
  }
  return [...groups.values()];
}

/** Chooses the alert of a rule, by category or by a part of its name (AR-41). */
export function CodePicker({ codes, readOnly }: CodePickerProps): ReactElement {
  const te = useEditorText();
  const id = useId();
  const { value, onValueChange, error, ref } = useDraftField('alertCode');
  const chosen = codes.find(({ alertCode }) => alertCode === value);
  const [isOpen, setOpen] = useState(value === null);
  const changeRef = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(false);
  useEffect(() => {
    if (isOpen || !wasClosed.current) return;
    wasClosed.current = false;
    changeRef.current?.focus();
  }, [isOpen]);
  const close = (): void => {
    wasClosed.current = true;
    setOpen(false);
  };
  return (
    <fieldset
      className={css.picker}
      aria-describedby={error === undefined ? undefined : `${id}error`}
    >
      <legend className={css.label}>{te('code')}</legend>
      {!isOpen && chosen !== undefined && (
        <ChosenCode
          code={chosen}
          changeRef={changeRef}
          onChange={readOnly ? undefined : () => setOpen(true)}
        />
      )}
      {isOpen && (
        <CodeList
          codes={codes.filter((code) => code.enabledInRule || code.alertCode === value)}
          value={value}
          searchRef={ref}
          invalid={error !== undefined}
          onChoose={onValueChange}
          onClose={close}
        />
      )}
      {error !== undefined && (
        <p id={`${id}error`} className={css.error}>
          <Icon name="octagonAlert" size={12} />
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface ChosenCodeProps {
  readonly code: RuleCode;
  readonly changeRef: RefObject<HTMLButtonElement | null>;
  readonly onChange: (() => void) | undefined;
}

function ChosenCode({ code, changeRef, onChange }: ChosenCodeProps): ReactElement {
  const te = useEditorText();
  const format = useFormat();
  return (
    <div className={css.chosen}>
      <Icon name={code.icon} size={20} className={css.icon} />
      <span className={css.names}>
        <span className={css.name}>{codeName(format, code)}</span>
        <span className={css.other}>{codeName(format, code, true)}</span>
      </span>
      {onChange !== undefined && (
        <Button ref={changeRef} size="dense" onClick={onChange}>
          {te('changeCode')}
        </Button>
      )}
    </div>
  );
}

interface CodeListProps {
  readonly codes: readonly RuleCode[];
  readonly value: number | null;
  /** Takes focus when the field is wrong. */
  readonly searchRef: Ref<HTMLInputElement>;
  readonly invalid: boolean;
  readonly onChoose: (alertCode: number) => void;
  readonly onClose: () => void;
}

function CodeList(props: CodeListProps): ReactElement {
  const { codes, value, searchRef, invalid, onChoose, onClose } = props;
  const te = useEditorText();
  const format = useFormat();
  const id = useId();
  const [search, setSearch] = useState('');
  const groups = grouped(codes, search);
  return (
    <div className={css.open}>
      <TextField
        ref={searchRef}
        label={te('searchCodes')}
        hideLabel
        icon="search"
        placeholder={te('searchCodes')}
        autoComplete="off"
        value={search}
        onValueChange={setSearch}
        aria-invalid={invalid || undefined}
        onKeyDown={(event) => {
          // Enter would save the rule.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div className={css.list}>
        {groups.length === 0 && <p className={css.none}>{te('noCodes')}</p>}
        {groups.map((group) => (
          <div key={group.category.id} role="group" aria-labelledby={`${id}${group.category.id}`}>
            <p id={`${id}${group.category.id}`} className={css.category}>
              {categoryName(format, group.category)}
            </p>
            {group.codes.map((code) => (
              <label key={code.alertCode} className={css.option}>
                <input
                  type="radio"
                  className={css.radio}
                  name={`${id}code`}
                  checked={code.alertCode === value}
                  onChange={() => onChoose(code.alertCode)}
                  // Arrow keys only move; a click or Enter also closes the list.
                  onClick={(event) => {
                    if (event.detail > 0) onClose();
                  }}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    onChoose(code.alertCode);
                    onClose();
                  }}
                />
                <Icon name={code.icon} className={css.icon} />
                <span className={css.name}>{codeName(format, code)}</span>
                <span className={css.other}>{codeName(format, code, true)}</span>
              </label>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
