-- +goose Up

-- A marketplace's insurance and transfer companies, each kind in its order; null for the built-in ones.
ALTER TABLE tenant ADD COLUMN companies jsonb;

-- Policies and rides stay with the company that sold or drives them. Its name is stored for papers.
ALTER TABLE insurance_quote ADD COLUMN company_id uuid;
ALTER TABLE insurance_hold_quote ADD COLUMN company_id uuid;
ALTER TABLE insurance_policy ADD COLUMN company_id uuid, ADD COLUMN ends_on date; -- the last day of the trip
ALTER TABLE insurance_policy RENAME COLUMN provider TO company;
ALTER TABLE ground_transfer_quote ADD COLUMN company_id uuid;
ALTER TABLE ground_transfer ADD COLUMN company_id uuid;
ALTER TABLE ground_transfer RENAME COLUMN provider TO company;

-- The provider that a marketplace had chosen becomes a company that covers every country. One that it had before stays
-- as a paused company, because it has policies or rides. An insurer's id is that of the payee that it has been. The
-- setting is a literal because set_config() does not reach the shards of a distributed database.
-- +goose StatementBegin
DO $$
DECLARE
    market record;
    chosen text;
    known jsonb;
    simulated_insurer constant uuid := '234db006-0256-579e-a700-fa913fc61ec9';
    http_insurer constant uuid := '8472ba4f-4145-5ef1-bcf5-c340b6a0362c';
    simulated_driver constant uuid := 'fcc53fa5-e88f-5c6a-a403-a5b471049ccf';
    http_driver constant uuid := 'a2dd792d-64a9-555b-b4aa-915f6f5fe568';
BEGIN
    FOR market IN SELECT t.id, t.providers FROM tenant t LOOP
        EXECUTE format('SET LOCAL caravan.tenant_id = %L', market.id);
        UPDATE insurance_quote SET company_id = CASE provider WHEN 'http' THEN http_insurer ELSE simulated_insurer END WHERE tenant_id = market.id;
        UPDATE insurance_hold_quote SET company_id = CASE provider WHEN 'http' THEN http_insurer ELSE simulated_insurer END WHERE tenant_id = market.id;
        UPDATE ground_transfer_quote SET company_id = CASE provider WHEN 'http' THEN http_driver ELSE simulated_driver END WHERE tenant_id = market.id;
        UPDATE insurance_policy p SET company_id = CASE p.company WHEN 'http' THEN http_insurer ELSE simulated_insurer END, ends_on = t.end_date
        FROM booking b JOIN trip t ON t.tenant_id = b.tenant_id AND t.id = b.trip_id
        WHERE p.tenant_id = market.id AND b.tenant_id = p.tenant_id AND b.id = p.booking_id;
        UPDATE ground_transfer SET company_id = CASE company WHEN 'http' THEN http_driver ELSE simulated_driver END WHERE tenant_id = market.id;

        known := '[]';
        chosen := coalesce(market.providers #>> '{insurance,choice}', 'simulated');
        IF chosen = 'http' OR EXISTS (SELECT 1 FROM insurance_policy p WHERE p.tenant_id = market.id AND p.company = 'http') THEN
            known := known || jsonb_build_object('id', http_insurer, 'kind', 'insurance', 'adapter', 'http', 'paused', chosen <> 'http',
                'name', coalesce(substring(market.providers #>> '{insurance,settings,url}' from '^https?://([^/:]{1,60})'), 'Insurer'),
                'url', coalesce(market.providers #>> '{insurance,settings,url}', ''));
        END IF;
        IF chosen = 'simulated' OR EXISTS (SELECT 1 FROM insurance_policy p WHERE p.tenant_id = market.id AND p.company = 'simulated') THEN
            known := known || jsonb_build_object('id', simulated_insurer, 'kind', 'insurance', 'adapter', 'simulated', 'paused', chosen <> 'simulated',
                'name', 'Simulated insurer');
        END IF;
        chosen := coalesce(market.providers #>> '{transfers,choice}', 'simulated');
        IF chosen = 'http' OR EXISTS (SELECT 1 FROM ground_transfer g WHERE g.tenant_id = market.id AND g.company = 'http') THEN
            known := known || jsonb_build_object('id', http_driver, 'kind', 'transfers', 'adapter', 'http', 'paused', chosen <> 'http',
                'name', coalesce(substring(market.providers #>> '{transfers,settings,url}' from '^https?://([^/:]{1,60})'), 'Transfer company'),
                'url', coalesce(market.providers #>> '{transfers,settings,url}', ''));
        END IF;
        IF chosen = 'simulated' OR EXISTS (SELECT 1 FROM ground_transfer g WHERE g.tenant_id = market.id AND g.company = 'simulated') THEN
            known := known || jsonb_build_object('id', simulated_driver, 'kind', 'transfers', 'adapter', 'simulated', 'paused', chosen <> 'simulated',
                'name', 'Caravan Fleet');
        END IF;
        UPDATE tenant t SET companies = known, providers = t.providers - 'insurance' - 'transfers' WHERE t.id = market.id;

        UPDATE insurance_policy p SET company = c ->> 'name' FROM jsonb_array_elements(known) c
        WHERE p.tenant_id = market.id AND p.company_id = (c ->> 'id')::uuid;
        UPDATE ground_transfer g SET company = c ->> 'name' FROM jsonb_array_elements(known) c
        WHERE g.tenant_id = market.id AND g.company_id = (c ->> 'id')::uuid;
        -- A secret is sealed for its row, whatever its name.
        UPDATE tenant_secret SET name = 'companies/' || http_insurer || '/apiKey' WHERE tenant_id = market.id AND name = 'insurance/http/apiKey';
        UPDATE tenant_secret SET name = 'companies/' || http_driver || '/apiKey' WHERE tenant_id = market.id AND name = 'transfers/http/apiKey';
    END LOOP;
    SET LOCAL caravan.tenant_id = '';
END $$;
-- +goose StatementEnd

ALTER TABLE insurance_quote ALTER COLUMN company_id SET NOT NULL, DROP COLUMN provider;
ALTER TABLE insurance_hold_quote ALTER COLUMN company_id SET NOT NULL, DROP COLUMN provider;
ALTER TABLE insurance_policy ALTER COLUMN company_id SET NOT NULL, ALTER COLUMN ends_on SET NOT NULL;
ALTER TABLE ground_transfer_quote ALTER COLUMN company_id SET NOT NULL, DROP COLUMN provider;
ALTER TABLE ground_transfer ALTER COLUMN company_id SET NOT NULL;
CREATE INDEX insurance_policy_company ON insurance_policy (tenant_id, company_id, provider_ref);
CREATE INDEX ground_transfer_company ON ground_transfer (tenant_id, company_id, provider_ref);

-- +goose Down
DROP INDEX ground_transfer_company;
DROP INDEX insurance_policy_company;
ALTER TABLE ground_transfer RENAME COLUMN company TO provider;
ALTER TABLE ground_transfer DROP COLUMN company_id;
ALTER TABLE ground_transfer_quote DROP COLUMN company_id, ADD COLUMN provider text NOT NULL DEFAULT 'simulated';
ALTER TABLE insurance_policy RENAME COLUMN company TO provider;
ALTER TABLE insurance_policy DROP COLUMN company_id, DROP COLUMN ends_on;
ALTER TABLE insurance_hold_quote DROP COLUMN company_id, ADD COLUMN provider text NOT NULL DEFAULT 'simulated';
ALTER TABLE insurance_quote DROP COLUMN company_id, ADD COLUMN provider text NOT NULL DEFAULT 'simulated';
ALTER TABLE tenant DROP COLUMN companies;
