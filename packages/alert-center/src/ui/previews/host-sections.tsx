import { useParts } from '@pantau/core';
import type { ReactElement } from 'react';
import type { AlertView } from '../../hooks/list.ts';
import { HostBoundary } from '../shared/host-slot.tsx';
import type { PreviewSection } from '../shared/host-slots.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { useViewOptions } from '../shared/view-options.ts';
import css from './preview-content.module.css';

/** The host's sections, each beside its own faults: one that throws takes nothing else with it. */
export function HostSections({ view }: { readonly view: AlertView }): ReactElement {
  const t = usePreviewText();
  const { previewSections = [] } = useViewOptions();
  return (
    <>
      {previewSections.map((section) => (
        <HostBoundary
          // Another alert starts anew: it keeps neither the host's state nor a fault.
          key={`${section.id} ${view.alert.id}`}
          of={section}
          fallback={
            <Framed title={section.title}>
              <p className={css.none}>{t('sectionFailed')}</p>
            </Framed>
          }
        >
          <Section section={section} view={view} />
        </HostBoundary>
      ))}
    </>
  );
}

interface SectionProps {
  readonly section: PreviewSection;
  readonly view: AlertView;
}

function Section({ section, view }: SectionProps): ReactElement | null {
  const content = section.render({ view });
  return content === null ? null : <Framed title={section.title}>{content}</Framed>;
}

interface FramedProps {
  readonly title: string;
  readonly children: ReactElement;
}

function Framed({ title, children }: FramedProps): ReactElement {
  const parts = useParts();
  return (
    <section {...parts('preview-section', css.section)}>
      <h3 className={css.heading}>{title}</h3>
      {children}
    </section>
  );
}
