export {
  FormFrame,
  FormSections,
  type FormFrameProps,
  type FormSectionsProps,
} from './form-frame.tsx';
export { FormSection, type FormSectionProps } from './form-section.tsx';
