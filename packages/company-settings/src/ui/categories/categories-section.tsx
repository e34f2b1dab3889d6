import { useFormat, useToast } from '@pantau/core';
import type { Request } from '@pantau/core/request';
import { Button } from '@pantau/core/ui/button';
import { IconButton } from '@pantau/core/ui/icon-button';
import { TextField } from '@pantau/core/ui/text-field';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import {
  CATEGORY_MAX,
  type CompanyCategory,
  categoryProblem,
} from '../../engine/company/category.ts';
import type { CompanySource } from '../../engine/company/company-source.ts';
import { useAction } from '../../hooks/use-action.ts';
import { Card } from '../shared/card.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { useProblemText } from '../shared/use-problem-text.ts';
import { useText } from '../shared/use-text.ts';
import css from './categories.module.css';

export interface CategoriesSectionProps {
  readonly source: CompanySource;
  readonly categories: Request<readonly CompanyCategory[]>;
  readonly level: 2 | 3;
  readonly readOnly: boolean;
  /** Something was changed. */
  readonly onChanged: () => void;
}

/** The categories that the company can have (CS-25 to CS-27). */
export function CategoriesSection(props: CategoriesSectionProps): ReactElement {
  const { source, categories, level, readOnly, onChanged } = props;
  const t = useText();
  const toast = useToast();
  const problemText = useProblemText();
  const action = useAction();
  const listRef = useRef<HTMLUListElement>(null);
  const remove = async ({ id, text }: CompanyCategory): Promise<void> => {
    const isDeleted = await action.run(() => source.deleteCategory(id));
    if (isDeleted) {
      toast.show({ kind: 'success', text: t('categoryDeleted', { text }) });
      // The button is gone.
      listRef.current?.focus();
    }
    onChanged();
  };
  const { data, error } = categories;
  return (
    <Card name="categories" title={t('categories')} text={t('categoriesText')} level={level}>
      <FailureNotice failure={action.failure} />
      {data === undefined && error !== null && (
        <p className={css.failed}>
          {problemText(error)}
          <Button size="dense" onClick={categories.reload}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
      {data?.length === 0 && <p className={css.empty}>{t('noCategories')}</p>}
      {data !== undefined && data.length > 0 && (
        <ul ref={listRef} className={css.list} tabIndex={-1} aria-label={t('categories')}>
          {data.map((category) => (
            <li key={category.id} className={css.item}>
              <span className={css.text}>{category.text}</span>
              {category.isUsed && <span className={css.note}>{t('categoryUsed')}</span>}
              {!readOnly && category.isOwn && !category.isUsed && (
                <IconButton
                  icon="close"
                  size="dense"
                  label={t('deleteCategory', { text: category.text })}
                  onClick={() => void remove(category)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && data !== undefined && (
        <NewCategory source={source} known={data} onCreated={onChanged} />
      )}
    </Card>
  );
}

interface NewCategoryProps {
  readonly source: CompanySource;
  readonly known: readonly CompanyCategory[];
  readonly onCreated: () => void;
}

function NewCategory({ source, known, onCreated }: NewCategoryProps): ReactElement {
  const t = useText();
  const { number } = useFormat();
  const toast = useToast();
  const action = useAction();
  const ref = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const problem = categoryProblem(text, known);
  const refused = action.failure?.kind === 'fields' ? action.failure.fields['text'] : undefined;
  const error =
    refused ??
    (tried && problem !== undefined
      ? t(problem === 'twice' ? 'categoryTwice' : problem, { max: number(CATEGORY_MAX) })
      : undefined);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    ref.current?.focus();
    if (problem !== undefined) return;
    const typed = text.trim();
    if (!(await action.run(() => source.createCategory(typed)))) return;
    toast.show({ kind: 'success', text: t('categoryAdded', { text: typed }) });
    setText('');
    setTried(false);
    onCreated();
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <FailureNotice failure={action.failure} />
      <TextField
        ref={ref}
        label={t('newCategory')}
        autoComplete="off"
        error={error}
        value={text}
        onValueChange={(value) => {
          setText(value);
          setTried(false);
          action.clear();
        }}
      />
      <Button type="submit" icon="plus" loading={action.isBusy}>
        {t('addCategory')}
      </Button>
    </form>
  );
}
