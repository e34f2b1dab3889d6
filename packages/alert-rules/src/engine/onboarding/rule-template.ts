import type { AlertIconName } from '@pantau/core/contract';

/** An alert code that a template recommends. */
export interface TemplateCode {
  readonly alertCode: number;
  readonly descriptionIdn: string;
  readonly descriptionEng: string;
  readonly fullDescriptionIdn: string;
  readonly fullDescriptionEng: string;
  readonly icon: AlertIconName;
  /** The active rule of the company about this code; `null` if there is none. */
  readonly rule: { readonly id: string; readonly label: string } | null;
}

/** A category of recommended rules: one rule for each chosen code. */
export interface RuleTemplate {
  readonly id: string;
  readonly nameIdn: string;
  readonly nameEng: string;
  readonly descriptionIdn: string;
  readonly descriptionEng: string;
  readonly icon: AlertIconName;
  /** Chosen when the user opens the category. */
  readonly defaultCodes: readonly TemplateCode[];
  readonly additionalCodes: readonly TemplateCode[];
}

/** What the user has chosen of a template. */
export interface TemplateChoice {
  readonly templateId: string;
  /** At least one. */
  readonly alertCodes: readonly number[];
}
