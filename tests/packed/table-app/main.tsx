/** A host that has only the table, over REST. */
import { PantauProvider } from '@pantau/core';
import { DataTable, type FilterSchema, columnHelper, useTableQuery } from '@pantau/data-table';
import { createHttpTableSource } from '@pantau/data-table/http';
import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';
import { object, string } from 'valibot';
import '@pantau/core/styles.css';
import '@pantau/data-table/styles.css';

interface Truck {
  readonly id: string;
  readonly plate: string;
}

const trucks: readonly Truck[] = [{ id: '1', plate: 'B 9482 KXT' }];
const getRowId = ({ id }: Truck): string => id;
const column = columnHelper<Truck>();
const columns = [column.accessor('plate', { label: 'Plate' })];
const options = [
  { value: 'FREE', label: 'Free' },
  { value: 'BUSY', label: 'Busy' },
];
const schema: FilterSchema = [
  { kind: 'select', key: 'state', label: 'State', options, inline: true },
];
const bulkActions = [{ key: 'call', label: 'Call', onSelect: () => undefined }];
const source = createHttpTableSource({
  baseUrl: 'https://fleet.example',
  path: '/truck',
  row: object({ id: string(), plate: string() }),
  getRowId,
  fetch: async () =>
    Response.json({ data: { paginated_result: trucks }, metadata: { total_count: 1 } }),
});

const Trucks = () => (
  <DataTable
    label="Trucks"
    columns={columns}
    data={source}
    getRowId={getRowId}
    bulkActions={bulkActions}
    exportTitle="Trucks"
    {...useTableQuery({ schema })}
  />
);

const host = document.getElementById('host');
if (host === null) throw new Error('The page has no #host.');
createRoot(host).render(
  <StrictMode>
    <p data-testid="react">{version}</p>
    <div style={{ height: 400 }}>
      <PantauProvider locale="en" theme="light" onError={(error) => console.error(error)}>
        <Trucks />
      </PantauProvider>
    </div>
  </StrictMode>,
);
