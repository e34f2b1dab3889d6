import type { CompanyIdentity, CompanyOperation } from '@pantau/core/company';
import type { BankAccount } from './bank-account.ts';

export type { CompanyIdentity, CompanyOperation };

/** How driver scores are computed. Scores, bonuses and costs are points with at most two decimals. */
export interface CompanyDriverScore {
  /** Score of a driver without events or bonus. */
  readonly base: number;
  /** Intervals are in km (`distance`) or hours of driving (`duration`). */
  readonly intervalType: 'distance' | 'duration';
  /** Driving that earns `initialBonus`. */
  readonly initialInterval: number;
  readonly initialBonus: number;
  /** Each further driving of this length earns `bonus`. */
  readonly interval: number;
  readonly bonus: number;
  readonly costBrake: number;
  readonly costAccel: number;
  readonly costOverspeed: number;
  readonly costSharpturn: number;
  readonly minScoreA: number;
  readonly minScoreB: number;
  readonly minScoreC: number;
  readonly minScoreD: number;
}

/** Under which name and in which colours the company's users see the application. `null` for the product's own. */
export interface CompanyBrand {
  readonly brandName: string | null;
  /** `#rrggbb`. */
  readonly accentColor: string | null;
  /** Background of the menu, `#rrggbb`. */
  readonly menuColor: string | null;
}

/** The values of each section, which saves on its own. */
export interface SectionValues {
  readonly identity: CompanyIdentity;
  readonly operation: CompanyOperation;
  readonly driverScore: CompanyDriverScore;
  readonly branding: CompanyBrand;
}

export type CompanySection = keyof SectionValues;

/** The values of a section as stored. */
export interface Section<T> {
  readonly values: T;
  /** Grows with each saved change of the section. */
  readonly revision: number;
}

export type CompanySections = {
  readonly [S in CompanySection]: Section<SectionValues[S]>;
};

/** The settings of a company. */
export interface Company {
  readonly id: number;
  /** Whether users can sign in and vehicles report. A company cannot deactivate itself. */
  readonly isActive: boolean;
  /** Address of a square picture; `null` without one. */
  readonly logoUrl: string | null;
  readonly sections: CompanySections;
  /** The default one first. */
  readonly bankAccounts: readonly BankAccount[];
}

/** The company with the stored values of a section. */
export const withSection = <S extends CompanySection>(
  company: Company,
  section: S,
  stored: Section<SectionValues[S]>,
): Company => ({ ...company, sections: { ...company.sections, [section]: stored } });
