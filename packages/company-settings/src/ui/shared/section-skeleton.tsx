import { FormSection } from '@pantau/core/ui/form';
import { Skeleton } from '@pantau/core/ui/skeleton';
import type { ReactElement } from 'react';
import css from './section-skeleton.module.css';

export interface SectionSkeletonProps {
  readonly title: string;
  readonly text: string;
  readonly level: 2 | 3;
  readonly fields: number;
}

/** A section while its values load: what is known of it, and the place of its fields (CS-8, CS-74). */
export function SectionSkeleton({ fields, ...section }: SectionSkeletonProps): ReactElement {
  return (
    <div aria-hidden>
      <FormSection {...section}>
        <div className={css.fields}>
          {Array.from({ length: fields }, (_, index) => (
            <div key={index} className={css.field}>
              <Skeleton width={88} />
              <Skeleton shape="block" height={32} />
            </div>
          ))}
        </div>
      </FormSection>
    </div>
  );
}
