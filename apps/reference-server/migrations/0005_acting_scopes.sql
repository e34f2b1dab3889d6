-- Users who could see alerts could also act on them before these scopes existed. The demo's viewer only looks.
UPDATE "users" SET "scopes" = "scopes" || ARRAY['alert-center-action:update', 'alert-center-note:create', 'alert-center-media:create']
WHERE 'e4a-alert-center-main:read' = ANY("scopes") AND "email" <> 'viewer@demo.pantau.example';
