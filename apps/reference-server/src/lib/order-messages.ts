/** Messages about orders and the filters of their list; part of `messages`. */
export const orderMessages = {
  filterMalformed: {
    id: 'Filter tidak dapat dibaca: {{expression}}',
    en: 'The filter cannot be read: {{expression}}',
  },
  filterFieldUnknown: {
    id: 'Kolom filter tidak dikenal: {{field}}',
    en: 'Unknown filter field: {{field}}',
  },
  filterOperatorUnknown: {
    id: 'Operator filter tidak dikenal untuk {{field}}: {{operator}}',
    en: 'Unknown filter operator for {{field}}: {{operator}}',
  },
  filterValueInvalid: {
    id: 'Nilai filter tidak valid untuk {{field}}: {{value}}',
    en: 'Invalid filter value for {{field}}: {{value}}',
  },
  sortFieldUnknown: {
    id: 'Kolom pengurutan tidak dikenal: {{field}}',
    en: 'Unknown sort field: {{field}}',
  },
  sortMalformed: {
    id: 'Pengurutan harus berupa nama kolom diikuti asc atau desc: {{sort}}',
    en: 'A sort must be a field followed by asc or desc: {{sort}}',
  },
  suggestionFieldUnknown: {
    id: 'Tidak ada saran untuk kolom {{field}}.',
    en: 'There are no suggestions for the field {{field}}.',
  },
  orderNotFound: { id: 'Order tidak ditemukan.', en: 'The order was not found.' },
  orderFieldInvalid: {
    id: 'Isian tidak valid: {{field}}',
    en: 'Invalid value: {{field}}',
  },
  orderTargetReversed: {
    id: 'Target pengantaran tidak boleh sebelum target penjemputan.',
    en: 'The delivery target must not be before the pickup target.',
  },
  orderChanged: {
    id: 'Order {{number}} sudah diubah pengguna lain. Muat ulang untuk melihat perubahannya.',
    en: 'Order {{number}} was changed by another user. Reload to see the changes.',
  },
  orderAssigned: {
    id: 'Order {{number}} sudah ditugaskan dan tidak dapat dihapus.',
    en: 'Order {{number}} is assigned and cannot be deleted.',
  },
  orderStatusUnknown: {
    id: 'Status order tidak dikenal.',
    en: 'Unknown order status.',
  },
  orderFieldsNotAllowed: {
    id: 'Isian tambahan hanya untuk pembatalan.',
    en: 'Additional fields are only allowed when canceling.',
  },
  noOrderSelected: {
    id: 'Pilih minimal satu order.',
    en: 'Select at least one order.',
  },
  tooManyOrders: {
    id: 'Maksimal {{max}} order per permintaan.',
    en: 'At most {{max}} orders per request.',
  },
  idempotencyKeyInvalid: {
    id: 'Kunci permintaan harus 8–100 karakter.',
    en: 'The idempotency key must have 8 to 100 characters.',
  },
  idempotencyKeyReused: {
    id: 'Kunci permintaan ini sudah dipakai untuk permintaan lain.',
    en: 'This idempotency key was already used for another request.',
  },
  bulkResultNotFound: {
    id: 'Permintaan ini belum diterima.',
    en: 'This request has not been received.',
  },
  fleetOrderNotFound: {
    id: 'Fleet task tidak ditemukan.',
    en: 'The fleet task was not found.',
  },
} as const;
