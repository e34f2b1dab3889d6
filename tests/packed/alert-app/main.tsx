/** A host that renders the alert centre with the memory adapter. */
import { AlertCenter } from '@pantau/alert-center';
import { createMemoryAlertSource, createMemoryEvidenceSource } from '@pantau/alert-center/memory';
import '@pantau/core/styles.css';
import '@pantau/alert-center/styles.css';
import { mount } from './mount.js';

const source = createMemoryAlertSource({ seed: 1 });
const evidence = createMemoryEvidenceSource({ world: source.world });
// No worker and no static maps: previews show coordinates.
const maps = {};

mount(
  <div style={{ height: 640 }}>
    <AlertCenter source={source} evidence={evidence} maps={maps} display="inline" />
  </div>,
);
