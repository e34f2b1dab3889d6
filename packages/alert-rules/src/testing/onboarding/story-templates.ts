import type { RuleTemplate, TemplateCode } from '../../engine/onboarding/rule-template.ts';
import { tableCodes } from '../../adapters/memory/table-codes.ts';

function codeOf(alertCode: number): TemplateCode {
  const found = tableCodes.find((code) => code.alertCode === alertCode);
  if (found === undefined) throw new Error(`Code ${alertCode} is not in the table`);
  const { descriptionIdn, descriptionEng, fullDescriptionIdn, fullDescriptionEng, icon } = found;
  const texts = { descriptionIdn, descriptionEng, fullDescriptionIdn, fullDescriptionEng };
  return { alertCode, ...texts, icon, rule: null };
}

const codes = (...alertCodes: readonly number[]): readonly TemplateCode[] => alertCodes.map(codeOf);

/** Recommended templates of a company without rules. */
export const storyTemplates: readonly RuleTemplate[] = [
  {
    id: 'safety',
    nameIdn: 'Keselamatan pengemudi',
    nameEng: 'Driver safety',
    descriptionIdn: 'Kantuk, gangguan dan telepon yang dikenali kamera kabin.',
    descriptionEng: 'Drowsiness, distraction and phone use, as seen by the cabin camera.',
    icon: 'eyeClosed',
    defaultCodes: codes(49, 53, 51),
    additionalCodes: codes(50, 52, 56),
  },
  {
    id: 'driving',
    nameIdn: 'Gaya mengemudi',
    nameEng: 'Driving style',
    descriptionIdn: 'Kecepatan dan manuver yang berisiko di jalan.',
    descriptionEng: 'Speed and manoeuvres that are a risk on the road.',
    icon: 'speed',
    defaultCodes: codes(8, 10),
    additionalCodes: codes(9, 11),
  },
  {
    id: 'fuel',
    nameIdn: 'Bahan bakar dan muatan',
    nameEng: 'Fuel and cargo',
    descriptionIdn: 'BBM yang turun mendadak dan suhu boks di luar batas.',
    descriptionEng: 'Fuel that drops suddenly, and box temperatures beyond their limit.',
    icon: 'fuelDrop',
    defaultCodes: codes(14, 17),
    additionalCodes: codes(13),
  },
  {
    id: 'emergency',
    nameIdn: 'Keadaan darurat',
    nameEng: 'Emergencies',
    descriptionIdn: 'Tombol darurat, benturan dan kendaraan yang digerakkan tanpa izin.',
    descriptionEng: 'Emergency button, collisions and unauthorised movement.',
    icon: codeOf(1).icon,
    defaultCodes: codes(1, 6),
    additionalCodes: codes(23),
  },
];

/** The same with rules about the first codes of the first two templates. */
export const templatesWithRules: readonly RuleTemplate[] = storyTemplates.map(
  (template, index) => ({
    ...template,
    defaultCodes: template.defaultCodes.map((code, at) =>
      (index === 0 && at === 0) || index === 1
        ? { ...code, rule: { id: `r${code.alertCode}`, label: code.descriptionIdn } }
        : code,
    ),
  }),
);
