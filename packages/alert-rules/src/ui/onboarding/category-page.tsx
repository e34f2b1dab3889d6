import { builtInLocaleOf, useFormat, useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Checkbox } from '@pantau/core/ui/checkbox';
import { Dialog } from '@pantau/core/ui/dialog';
import { type MouseEvent, type ReactElement, useId, useState } from 'react';
import type { RuleTemplate, TemplateCode } from '../../engine/onboarding/rule-template.ts';
import { toggleCode } from '../../engine/onboarding/template-choices.ts';
import { onboardingMessages } from '../../messages/onboarding-messages.ts';
import css from './category-page.module.css';
import type { RuleLinks } from './rule-links.ts';

export interface CategoryPageProps extends RuleLinks {
  readonly template: RuleTemplate;
  /** The codes that are chosen at first. */
  readonly initial: readonly number[];
  readonly onBack: () => void;
  readonly onConfirm: (alertCodes: readonly number[]) => void;
}

/** The events of a category. "Back" leaves what was confirmed before (AR-81, AR-82). */
export function CategoryPage(props: CategoryPageProps): ReactElement {
  const { template, initial, onBack, onConfirm, ...links } = props;
  const t = useMessages(onboardingMessages);
  const { locale } = useFormat();
  const [chosen, setChosen] = useState(initial);
  const isIndonesian = builtInLocaleOf(locale) === 'id';
  const toggle = (code: number): void => setChosen(toggleCode(template, chosen, code));
  return (
    <Dialog.Content size="wide">
      <Dialog.Header>
        <Dialog.Title>{isIndonesian ? template.nameIdn : template.nameEng}</Dialog.Title>
        <Dialog.Description>
          {isIndonesian ? template.descriptionIdn : template.descriptionEng}
        </Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <Codes
          {...links}
          title={t('recommended')}
          codes={template.defaultCodes}
          chosen={chosen}
          onToggle={toggle}
        />
        <Codes
          {...links}
          title={t('additional')}
          codes={template.additionalCodes}
          chosen={chosen}
          onToggle={toggle}
        />
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button variant="primary" onClick={() => onConfirm(chosen)}>
          {t('confirm')}
        </Button>
      </Dialog.Footer>
    </Dialog.Content>
  );
}

interface CodesProps extends RuleLinks {
  readonly title: string;
  readonly codes: readonly TemplateCode[];
  readonly chosen: readonly number[];
  readonly onToggle: (alertCode: number) => void;
}

function Codes({ title, codes, chosen, onToggle, ...links }: CodesProps): ReactElement | null {
  const titleId = useId();
  if (codes.length === 0) return null;
  return (
    <div role="group" aria-labelledby={titleId} className={css.group}>
      <h3 id={titleId} className={css.title}>
        {title}
      </h3>
      {codes.map((code) => (
        <Code
          {...links}
          key={code.alertCode}
          code={code}
          checked={code.rule !== null || chosen.includes(code.alertCode)}
          onToggle={() => onToggle(code.alertCode)}
        />
      ))}
    </div>
  );
}

interface CodeProps extends RuleLinks {
  readonly code: TemplateCode;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

function Code({ code, checked, onToggle, ...links }: CodeProps): ReactElement {
  const { locale } = useFormat();
  const textId = useId();
  const isIndonesian = builtInLocaleOf(locale) === 'id';
  const name = isIndonesian ? code.descriptionIdn : code.descriptionEng;
  const full = isIndonesian ? code.fullDescriptionIdn : code.fullDescriptionEng;
  // Many descriptions only repeat the name, followed by the category.
  const text = full.startsWith(name) ? null : full;
  const hasText = code.rule !== null || text !== null;
  return (
    <div className={css.code}>
      <Checkbox
        label={name}
        checked={checked}
        disabled={code.rule !== null}
        aria-describedby={hasText ? textId : undefined}
        onCheckedChange={onToggle}
      />
      {hasText && (
        <div id={textId} className={css.text}>
          {code.rule === null ? text : <ActiveRule {...links} rule={code.rule} />}
        </div>
      )}
    </div>
  );
}

interface ActiveRuleProps extends RuleLinks {
  readonly rule: NonNullable<TemplateCode['rule']>;
}

/** The rule that makes a code active, as a link where the host has a page for it. */
function ActiveRule({ rule, ruleHref, onOpenRule }: ActiveRuleProps): ReactElement {
  const t = useMessages(onboardingMessages);
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    const isOwn = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isOwn || onOpenRule === undefined) return;
    event.preventDefault();
    onOpenRule(rule.id);
  };
  return (
    <>
      {t('alreadyActive')}{' '}
      {ruleHref === undefined ? (
        rule.label
      ) : (
        <a href={ruleHref(rule.id)} className={css.link} onClick={open}>
          {rule.label}
        </a>
      )}
    </>
  );
}
