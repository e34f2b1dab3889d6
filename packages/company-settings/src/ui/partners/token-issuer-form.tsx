import { useFormat, useToast } from '@pantau/core';
import { useRequest } from '@pantau/core/request';
import { Button } from '@pantau/core/ui/button';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { Notice } from '@pantau/core/ui/notice';
import { TextField } from '@pantau/core/ui/text-field';
import { type FormEvent, type ReactElement, useCallback, useRef, useState } from 'react';
import {
  ISSUER_MAX,
  type PartnerSource,
  type TokenIssuer,
} from '../../engine/partners/partner-source.ts';
import { useAction } from '../../hooks/use-action.ts';
import { problemText } from '../shared/use-problem-text.ts';
import css from './partners.module.css';
import { useFocusOnceClosed } from '../shared/use-focus-once-closed.ts';
import { usePartnerText } from './use-partner-text.ts';

const removeDialog = createLazy(
  async () => (await import('./remove-issuer-dialog.tsx')).RemoveIssuerDialog,
);

export interface TokenIssuerFormProps {
  readonly partners: PartnerSource;
  /** Level of the heading. */
  readonly level: 3 | 4;
  readonly version: number;
}

type Problem = 'required' | 'tooLong' | 'malformed_jwksUrl';

function problemsOf({ issuer, jwksUrl }: TokenIssuer): Partial<Record<keyof TokenIssuer, Problem>> {
  const [name, address] = [issuer.trim(), jwksUrl.trim()];
  const isAddress = URL.canParse(address) && new URL(address).protocol === 'https:';
  return {
    ...(name === '' && { issuer: 'required' }),
    ...(name.length > ISSUER_MAX && { issuer: 'tooLong' }),
    ...(!isAddress && { jwksUrl: 'malformed_jwksUrl' }),
    ...(address === '' && { jwksUrl: 'required' }),
  };
}

const empty: TokenIssuer = { issuer: '', jwksUrl: '' };

const isSame = (one: TokenIssuer | null, other: TokenIssuer | null): boolean =>
  one?.issuer === other?.issuer && one?.jwksUrl === other?.jwksUrl;

/** Who signs the tokens of the company's users (CS-113). */
export function TokenIssuerForm(props: TokenIssuerFormProps): ReactElement | null {
  const { partners, level, version } = props;
  const t = usePartnerText();
  const read = useRequest(
    useCallback((signal: AbortSignal) => partners.tokenIssuer(signal), [partners]),
    { version },
  );
  const { data, error } = read;
  const Heading = `h${level}` as const;
  return (
    <div className={css.part}>
      <Heading className={css.heading}>{t('tokenIssuer')}</Heading>
      <p className={css.text}>{t('tokenIssuerText')}</p>
      {data === undefined && error !== null && (
        <p className={css.failed}>
          {problemText(t, error)}
          <Button size="dense" onClick={read.reload}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
      {data !== undefined && <Fields partners={partners} stored={data} onChanged={read.reload} />}
    </div>
  );
}

interface FieldsProps {
  readonly partners: PartnerSource;
  readonly stored: TokenIssuer | null;
  readonly onChanged: () => void;
}

function Fields({ partners, stored, onChanged }: FieldsProps): ReactElement {
  const t = usePartnerText();
  const formRef = useRef<HTMLFormElement>(null);
  const { action, input, isDirty, submit } = useIssuer({ partners, stored, onChanged });
  const [removing, setRemoving] = useState(false);
  const { failure } = action;
  const focus = (field: string): void =>
    formRef.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const focusIssuer = useFocusOnceClosed(removing, () => focus('issuer'));
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = await submit();
    if (wrong !== undefined) focus(wrong);
  };
  return (
    <form
      ref={formRef}
      className={css.form}
      aria-label={t('tokenIssuer')}
      noValidate
      onSubmit={(event) => void save(event)}
    >
      {failure?.kind === 'failed' && (
        <Notice tone="error" title={problemText(t, failure.error)} takesFocus />
      )}
      <TextField {...input('issuer')} hint={t('issuerHint')} />
      <TextField {...input('jwksUrl')} type="url" inputMode="url" />
      <div className={css.actions}>
        <Button type="submit" aria-disabled={!isDirty} loading={action.isBusy}>
          {t('save')}
        </Button>
        {stored !== null && (
          <Button variant="quiet" onClick={() => setRemoving(true)}>
            {t('removeIssuer')}
          </Button>
        )}
      </div>
      {removing && stored !== null && (
        <Removal
          partners={partners}
          issuer={stored.issuer}
          onClose={() => setRemoving(false)}
          onChanged={() => {
            focusIssuer();
            onChanged();
          }}
        />
      )}
    </form>
  );
}

/** What is typed, and saving it. */
function useIssuer({ partners, stored, onChanged }: FieldsProps) {
  const t = usePartnerText();
  const { number } = useFormat();
  const toast = useToast();
  const action = useAction();
  const [draft, setDraft] = useState(stored ?? empty);
  const [adopted, setAdopted] = useState(stored);
  const [tried, setTried] = useState(false);
  if (!isSame(adopted, stored)) {
    // Somebody else's change replaces what is in the form, and so does what was saved here.
    setAdopted(stored);
    setDraft(stored ?? empty);
    setTried(false);
  }
  const { failure } = action;
  const problems = problemsOf(draft);
  const isDirty = !isSame(draft, stored ?? empty);
  const input = (field: keyof TokenIssuer) => {
    const refused = failure?.kind === 'fields' ? failure.fields[field] : undefined;
    const problem = tried ? problems[field] : undefined;
    const found = problem === undefined ? undefined : t(problem, { max: number(ISSUER_MAX) });
    return {
      name: field,
      label: t(field),
      autoComplete: 'off',
      spellCheck: false,
      error: refused === undefined ? found : refused || t('notAccepted'),
      value: draft[field],
      onValueChange(value: string) {
        setDraft((known) => ({ ...known, [field]: value }));
        action.clear();
      },
    };
  };
  /** @returns the first field that is not filled in well */
  const submit = async (): Promise<string | undefined> => {
    if (!isDirty) return undefined;
    setTried(true);
    const [wrong] = Object.keys(problems);
    if (wrong !== undefined) return wrong;
    const save = async (): Promise<void> => setDraft(await partners.setTokenIssuer(draft));
    if (await action.run(save)) {
      toast.show({ kind: 'success', text: t('issuerSaved') });
      onChanged();
    }
    return undefined;
  };
  return { action, input, isDirty, submit };
}

interface RemovalProps {
  readonly partners: PartnerSource;
  readonly issuer: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function Removal({ onChanged, ...dialog }: RemovalProps): ReactElement {
  const t = usePartnerText();
  const toast = useToast();
  const onRemoved = (): void => {
    toast.show({ kind: 'success', text: t('issuerRemoved') });
    onChanged();
  };
  return <LazyPart part={removeDialog} props={{ ...dialog, onRemoved }} onFail={dialog.onClose} />;
}
