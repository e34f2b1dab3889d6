import { array, nullable, object, pipe, string, transform } from 'valibot';
import type { PaletteFind } from '../../engine/palette/palette-source.port.ts';

/** `GET /api/dashboard/vehicles`, as far as the palette shows it. */
export const vehiclesFound = pipe(
  object({
    vehicles: array(
      pipe(
        object({ id: string(), licensePlate: string(), driver: nullable(string()) }),
        transform(({ id, licensePlate, driver }): PaletteFind => ({
          id,
          name: licensePlate,
          detail: driver,
        })),
      ),
    ),
  }),
  transform(({ vehicles }) => vehicles),
);

/** `GET /api/order/sales-order`, as far as the palette shows it. */
export const ordersFound = pipe(
  object({
    data: object({
      paginated_result: array(
        pipe(
          object({ id: string(), number: string(), customer_name: string() }),
          transform(({ id, number, customer_name }): PaletteFind => ({
            id,
            name: number,
            detail: customer_name,
          })),
        ),
      ),
    }),
  }),
  transform(({ data }) => data.paginated_result),
);
