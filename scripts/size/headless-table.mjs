/** What a host loads that draws the table itself. */
export { useDataTable } from '@pantau/data-table';
